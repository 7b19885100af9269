import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '#contract/api.ts'
import { query } from '#web/api/queries.ts'

const none: AnswerOf<'listLeadFacets'> = { languages: [], countries: [], assignees: [] }

/** Leads by platform, and the languages, countries and assignees there are; asked for again when `total` changes. */
export function useFacets(total: number | null) {
  const client = useQueryClient()
  const platforms = useQuery(query('listPlatforms', {})).data
  const facets = useQuery(query('listLeadFacets', {})).data ?? none
  // biome-ignore lint/correctness/useExhaustiveDependencies: another total means other numbers
  useEffect(() => {
    for (const name of ['listPlatforms', 'listLeadFacets']) {
      void client.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false })
    }
  }, [client, total])
  return { ...facets, platforms: new Map(platforms?.data.map(({ id, leads }) => [id, leads])) }
}
