import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { idOfLink } from './links/place.ts'
import { ToastProvider } from './look/controls/toast.tsx'
import { useHashPath, useHashQuery } from './pages/hash-place.ts'
import { SettingsProvider } from './settings/settings.tsx'

const StartPage = lazy(async () => ({
  default: (await import('./pages/start/start-page.tsx')).StartPage,
}))
const KeepsUp = lazy(async () => ({
  default: (await import('./offline/offline.tsx')).KeepsUp,
}))
const SetUpPage = lazy(async () => ({
  default: (await import('./pages/set-up/set-up-page.tsx')).SetUpPage,
}))
const MatchPage = lazy(async () => ({
  default: (await import('./pages/match/match-page.tsx')).MatchPage,
}))
const MatchTrouble = lazy(async () => ({
  default: (await import('./frame/trouble/match-trouble.tsx')).MatchTrouble,
}))
const PacksPage = lazy(async () => ({
  default: (await import('./pages/packs/packs-page.tsx')).PacksPage,
}))
const LearnPage = lazy(async () => ({
  default: (await import('./pages/learn/learn-page.tsx')).LearnPage,
}))
const LessonPage = lazy(async () => ({
  default: (await import('./pages/learn/lesson-page.tsx')).LessonPage,
}))
const PuzzlesPage = lazy(async () => ({
  default: (await import('./pages/puzzles/puzzles-page.tsx')).PuzzlesPage,
}))
const PuzzlePage = lazy(async () => ({
  default: (await import('./pages/puzzles/puzzle-page.tsx')).PuzzlePage,
}))
const StampsPage = lazy(async () => ({
  default: (await import('./pages/stamps/stamps-page.tsx')).StampsPage,
}))
const DailyPage = lazy(async () => ({
  default: (await import('./pages/daily/daily-page.tsx')).DailyPage,
}))
const ChroniclePage = lazy(async () => ({
  default: (await import('./pages/chronicle/chronicle-page.tsx')).ChroniclePage,
}))
const CardSheet = lazy(async () => ({
  default: (await import('./pages/card-sheet/card-sheet.tsx')).CardSheet,
}))
const KeepSheet = lazy(async () => ({
  default: (await import('./pages/card-sheet/keep-sheet.tsx')).KeepSheet,
}))
const TablePage = lazy(async () => ({
  default: (await import('./online/lobby/table-page.tsx')).TablePage,
}))
const JoinPage = lazy(async () => ({
  default: (await import('./online/lobby/join-page.tsx')).JoinPage,
}))
const DevicePage = lazy(async () => ({
  default: (await import('./online/lobby/device-page.tsx')).DevicePage,
}))
const LibraryPage = lazy(async () => ({
  default: (await import('./pages/library/library-page.tsx')).LibraryPage,
}))

export function App() {
  return (
    <SettingsProvider>
      <ToastProvider>
        <Router hook={useHashPath} searchHook={useHashQuery}>
          <Suspense>
            <Switch>
              <Route path="/new/:game">{({ game }) => <SetUpPage key={game} game={game} />}</Route>
              <Route path="/match/:id/:way?">
                {({ id, way }) => (
                  <MatchTrouble key={id} id={id}>
                    <MatchPage id={id} reading={way === 'read'} review={way === 'review'} />
                  </MatchTrouble>
                )}
              </Route>
              <Route path="/table/:match/:way?">
                {({ match, way }) => (
                  <TablePage
                    key={match}
                    match={match}
                    reading={way === 'read'}
                    review={way === 'review'}
                  />
                )}
              </Route>
              <Route path="/join/:secret?">{({ secret }) => <JoinPage secret={secret} />}</Route>
              <Route path="/device/:secret?">
                {({ secret }) => <DevicePage secret={secret} />}
              </Route>
              <Route path="/library/:game?/:what?/:name?">
                {(way) => <LibraryPage {...way} />}
              </Route>
              <Route path="/see/:letters/:way?">
                {({ letters, way }) => (
                  <MatchTrouble key={letters} id={idOfLink(letters)}>
                    <MatchPage
                      id={idOfLink(letters)}
                      reading={way === 'read'}
                      review={way === 'review'}
                    />
                  </MatchTrouble>
                )}
              </Route>
              <Route path="/learn/:game/:lesson/:way?">
                {({ game, lesson, way }) => (
                  <LessonPage
                    key={`${game}/${lesson}`}
                    game={game}
                    lesson={lesson}
                    reading={way === 'read'}
                  />
                )}
              </Route>
              <Route path="/learn" component={LearnPage} />
              <Route path="/puzzles/:game/:puzzle/:way?">
                {({ game, puzzle, way }) => (
                  <PuzzlePage
                    key={`${game}/${puzzle}`}
                    game={game}
                    puzzle={puzzle}
                    reading={way === 'read'}
                  />
                )}
              </Route>
              <Route path="/puzzles/:game">
                {({ game }) => <PuzzlesPage key={game} game={game} />}
              </Route>
              <Route path="/daily" component={DailyPage} />
              <Route path="/chronicle/:game">
                {({ game }) => <ChroniclePage key={game} game={game} />}
              </Route>
              <Route path="/packs" component={PacksPage} />
              <Route path="/stamps" component={StampsPage} />
              <Route path="/sheet" component={CardSheet} />
              <Route path="/sheet/keep" component={KeepSheet} />
              <Route component={StartPage} />
            </Switch>
          </Suspense>
          <Suspense>
            <KeepsUp />
          </Suspense>
        </Router>
      </ToastProvider>
    </SettingsProvider>
  )
}
