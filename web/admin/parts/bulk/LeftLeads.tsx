import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Bulk } from '#contract/bulk.ts'
import { useFormat } from '#web/admin/parts/words.tsx'

/** The leads that a bulk change, or its undo, left as they are, each with its record. */
export function LeftLeads({ bulk: { left, leftLeads } }: { bulk: Bulk }) {
  const comma = useFormat().joined(['', ''])
  return (
    <>
      {leftLeads.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && comma}
          <Link to="/admin/leads/$lead" params={{ lead: id }}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      {left > leftLeads.length && '…'}
    </>
  )
}
