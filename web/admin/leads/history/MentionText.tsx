import { piecesOf } from '#domain/leads/mentions.ts'
import { useTeam } from '#web/admin/parts/owner-options.ts'
import styles from './Mention.module.css'

/** A text with the teammates it mentions set apart. */
export function MentionText({ text }: { text: string }) {
  const { team } = useTeam()
  let at = 0
  return piecesOf(text, team).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.username === null ? (
      piece.text
    ) : (
      <span key={key} className={styles.mention}>
        {piece.text}
      </span>
    )
  })
}
