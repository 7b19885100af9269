import { Link } from '@tanstack/react-router'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useWords } from './parts/words.tsx'

/** Replaces a screen the role may not open. */
export function NotAllowedScreen() {
  const { notAllowed, notFound } = useWords()
  return (
    <EmptyState
      whole
      icon="shield"
      title={notAllowed.title}
      text={notAllowed.text}
      action={<Link to="/admin">{notFound.back}</Link>}
    />
  )
}
