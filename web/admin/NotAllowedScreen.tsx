import { Link } from '@tanstack/react-router'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useWords } from './parts/words.tsx'

/** Shown in place of a screen that the role may not open (any more). */
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
