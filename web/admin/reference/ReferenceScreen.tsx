import { useQuery } from '@tanstack/react-query'
import { useBrandName } from '#web/admin/parts/brand.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useWords } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { type Entry, entriesOf, readOpenApi, schemaOf } from './open-api.ts'
import styles from './ReferenceScreen.module.css'

/** API reference for integrators. */
export function ReferenceScreen() {
  const words = useWords()
  const brand = useBrandName()
  const { reference } = words
  const { data, isError, refetch } = useQuery({ queryKey: ['openApi'], queryFn: readOpenApi })
  return (
    <div className={styles.screen}>
      <title>{`${reference.title} · ${brand}`}</title>
      <h1 className={styles.title}>{reference.title}</h1>
      <p className={styles.lead}>
        {reference.lead} <a href="/api/openapi.json">{reference.document}</a>
      </p>
      {isError && (
        <EmptyState
          icon="alert"
          title={words.noConnection}
          action={<Button onClick={() => refetch()}>{words.tryAgain}</Button>}
        />
      )}
      {!data && !isError && <Skeleton shape="card" />}
      {data && entriesOf(data).map((entry) => <Call key={entry.operation.operationId} {...entry} />)}
    </div>
  )
}

function Call({ method, path, operation }: Entry) {
  const { reference } = useWords()
  const request = operation.requestBody && schemaOf(operation.requestBody)
  return (
    <details className={styles.call}>
      <summary className={styles.summary}>
        <Badge>{method}</Badge>
        <code className={styles.path}>{path}</code>
        <span className={layout.quiet}>{operation.summary}</span>
      </summary>
      <div className={styles.detail}>
        <p>{operation.description}</p>
        {operation.parameters && operation.parameters.length > 0 && (
          <p>
            {reference.parameters}{' '}
            {operation.parameters.map(({ name, required }) => (
              <code key={name}>{required ? name : `${name}?`} </code>
            ))}
          </p>
        )}
        {request !== undefined && <Schema name={reference.request} schema={request} />}
        {Object.entries(operation.responses).map(([status, answer]) => (
          <Schema
            key={status}
            name={`${status} ${answer.description}`}
            schema={Number(status) < 300 ? schemaOf(answer) : undefined}
          />
        ))}
      </div>
    </details>
  )
}

function Schema({ name, schema }: { name: string; schema: unknown }) {
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      {schema !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre className={styles.schema} tabIndex={0}>
          {JSON.stringify(schema, null, 2)}
        </pre>
      )}
    </>
  )
}
