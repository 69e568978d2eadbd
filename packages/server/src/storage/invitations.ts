/** Links to seats, and links to watch. */
import { changes, type Database } from './database.ts'
import { maybeText, maybeWhole, type Row, text, whole } from './rows.ts'
import type { Claim, Invitation, Invitations } from './storage.ts'

export function invitationsIn(database: Database): Invitations {
  return {
    async add({ hash, match, seat, created }) {
      await database.all(
        'INSERT INTO invitations (hash, match_id, seat, created, revoked) VALUES (?, ?, ?, ?, 0)',
        ...[hash, match, seat ?? null, created],
      )
    },
    async of(match) {
      const rows = await database.all(
        'SELECT * FROM invitations WHERE match_id = ? ORDER BY created, hash',
        match,
      )
      return rows.map(invitation)
    },
    async claim(hash, account) {
      // A link to watch is never used up, so it stays unclaimed.
      const [claimed] = await database.all(
        `UPDATE invitations SET claimed_by = CASE WHEN seat IS NULL THEN NULL ELSE ? END
          WHERE hash = ? AND revoked = 0 AND (claimed_by IS NULL OR claimed_by = ?) RETURNING *`,
        ...[account, hash, account],
      )
      if (claimed !== undefined) {
        const { match, seat } = invitation(claimed)
        return { outcome: 'claimed', match, seat }
      }
      const [row] = await database.all('SELECT * FROM invitations WHERE hash = ?', hash)
      return { outcome: refusal(row) }
    },
    revoke(match, hash) {
      return changes(
        database,
        'UPDATE invitations SET revoked = 1 WHERE match_id = ? AND hash = ? RETURNING hash',
        ...[match, hash],
      )
    },
  }
}

function refusal(row: Row | undefined): Exclude<Claim['outcome'], 'claimed'> {
  if (row === undefined) return 'unknown'
  return invitation(row).revoked ? 'revoked' : 'taken'
}

function invitation(row: Row): Invitation {
  return {
    hash: text(row, 'hash'),
    match: text(row, 'match_id'),
    seat: maybeWhole(row, 'seat'),
    created: whole(row, 'created'),
    claimedBy: maybeText(row, 'claimed_by'),
    revoked: whole(row, 'revoked') === 1,
  }
}
