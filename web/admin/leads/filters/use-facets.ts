import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { query } from '#web/api/queries.ts'

const none: AnswerOf<'listLeadFacets'> = {
  languages: [],
  countries: [],
  assignees: [],
  sources: [],
  campaigns: [],
  tags: [],
}

/** Leads by platform, and the values there are of other filters; asked for again when `total` changes. */
export function useFacets(total: number | null) {
  const client = useQueryClient()
  const platforms = useQuery({ ...query('listPlatforms', {}), refetchOnMount: 'always' }).data
  const facets = useQuery({ ...query('listLeadFacets', {}), refetchOnMount: 'always' }).data ?? none
  const before = useRef(total)
  useEffect(() => {
    const isOther = before.current !== null && before.current !== total
    before.current = total
    if (!isOther) return
    for (const name of ['listPlatforms', 'listLeadFacets']) {
      void client.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false })
    }
  }, [client, total])
  return { ...facets, platforms: new Map(platforms?.data.map(({ id, leads }) => [id, leads])) }
}
