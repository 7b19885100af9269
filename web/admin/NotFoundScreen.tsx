import { Link } from '@tanstack/react-router'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { useWords } from './parts/words.tsx'

export function NotFoundScreen() {
  const { notFound } = useWords()
  return (
    <EmptyState
      whole
      icon="search"
      title={notFound.title}
      text={notFound.text}
      action={<Link to="/admin">{notFound.back}</Link>}
    />
  )
}
