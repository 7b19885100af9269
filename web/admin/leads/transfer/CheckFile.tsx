import { useMemo, useRef, useState } from 'react'
import { dialOfCountry } from '#domain/addresses/phone.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/kit/Toast.tsx'
import type { Encoding } from './decode.ts'
import { MappingForm } from './MappingForm.tsx'
import { amountsOf, decimalOf, firstMapping, portionsOf, rowsOf } from './mapping.ts'
import { ProgressPanel } from './ProgressPanel.tsx'
import type { ReadFile } from './read-file.ts'

type CheckFileProps = {
  file: ReadFile
  onReread: (encoding: Encoding) => void
  onCancel: () => void
  onChecked: (id: string) => void
}

/** Maps a file's columns, then has the server check all its rows in batches. */
export function CheckFile({ file, onReread, onCancel, onChecked }: CheckFileProps) {
  const words = useAllWords()
  const { checking } = words.transfer
  const format = useFormat()
  const { show } = useToast()
  const [language] = useLanguage()
  const [mapping, setMapping] = useState(() => firstMapping(file, language))
  const amounts = useMemo(() => amountsOf(file, mapping.fields), [file, mapping.fields])
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const stopped = useRef(new AbortController())

  const check = async () => {
    const rows = rowsOf(file, mapping)
    const options = {
      dial: dialOfCountry(mapping.country) ?? undefined,
      decimal: decimalOf(amounts, mapping) ?? undefined,
      language: mapping.language,
    }
    stopped.current = new AbortController()
    const { signal } = stopped.current
    setProgress({ done: 0, all: rows.length })
    let id: string | null = null
    try {
      id = (await call.createImport({ body: { fileName: file.name.slice(0, 200) } }, { signal })).id
      for (const portion of portionsOf(rows)) {
        await call.checkImportRows({ params: { id }, body: { rows: portion, ...options } }, { signal })
        setProgress((before) => before && { ...before, done: before.done + portion.length })
      }
      onChecked(id)
    } catch (error) {
      // A half-checked import is of no use.
      if (id !== null) await call.discardImport({ params: { id } }).catch(() => undefined)
      setProgress(null)
      if (!signal.aborted) show({ tone: 'error', title: checking.failed, text: problemText(error, words, format) })
    }
  }

  if (progress) {
    return (
      <ProgressPanel
        title={checking.title}
        done={progress.done}
        all={progress.all}
        text={checking.progress(format.number(progress.done), format.number(progress.all))}
        stopLabel={checking.stop}
        onStop={() => stopped.current.abort()}
      />
    )
  }
  return (
    <MappingForm
      file={file}
      mapping={mapping}
      amounts={amounts}
      onMap={setMapping}
      onReread={onReread}
      onCancel={onCancel}
      onCheck={() => void check()}
    />
  )
}
