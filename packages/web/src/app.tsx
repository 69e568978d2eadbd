import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { ToastProvider } from './look/controls/toast.tsx'
import { useHashPath, useHashQuery } from './pages/hash-place.ts'
import { SettingsProvider } from './settings/settings.tsx'

const StartPage = lazy(async () => ({
  default: (await import('./pages/start/start-page.tsx')).StartPage,
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
const CardSheet = lazy(async () => ({
  default: (await import('./pages/card-sheet/card-sheet.tsx')).CardSheet,
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
                    <MatchPage id={id} reading={way === 'read'} />
                  </MatchTrouble>
                )}
              </Route>
              <Route path="/sheet" component={CardSheet} />
              <Route component={StartPage} />
            </Switch>
          </Suspense>
        </Router>
      </ToastProvider>
    </SettingsProvider>
  )
}
