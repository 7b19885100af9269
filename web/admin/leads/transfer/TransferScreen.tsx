import { useState } from 'react'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { CheckFile } from './CheckFile.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ExportSection } from './ExportSection.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportReview } from './ImportReview.tsx'
import { type ReadFile, readFile } from './read-file.ts'

/** Export and import of leads: choose a file, map, check, review, import, undo. */
export function TransferScreen() {
  const { transfer: words, screens } = useAllWords()
  const [file, setFile] = useState<ReadFile | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const start = () => {
    setFile(null)
    setOpenId(null)
  }
  return (
    <Screen title={screens.transfer} lead={words.lead}>
      {openId !== null && <ImportReview key={openId} id={openId} onBack={start} />}
      {openId === null && file && (
        <CheckFile
          key={file.encoding}
          file={file}
          onReread={(encoding) => void readFile(file.source, encoding).then(setFile)}
          onCancel={start}
          onChecked={(id) => {
            setFile(null)
            setOpenId(id)
          }}
        />
      )}
      {openId === null && !file && (
        <>
          <ChooseFile onRead={setFile} />
          <ImportList onOpen={setOpenId} />
          <ExportSection />
        </>
      )}
    </Screen>
  )
}
