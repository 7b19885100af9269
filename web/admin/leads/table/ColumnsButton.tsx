import { useState } from 'react'
import { defaultLeadColumns, leadColumnNames } from '#domain/leads/lead-views.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { ColumnOrder } from './ColumnOrder.tsx'
import { resetColumnWidths } from './column-widths.ts'
import { chooseColumns, useChosenColumns } from './columns-choice.ts'
import styles from './LeadTable.module.css'

/** Chooses the table's columns. */
export function ColumnsButton() {
  const words = useWords()
  const { workspace } = words
  const [open, setOpen] = useState(false)
  const chosen = useChosenColumns()
  return (
    <>
      <Button icon="columns" onClick={() => setOpen(true)}>
        {workspace.columnsButton}
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          size="small"
          title={workspace.columnsTitle}
          footer={
            <>
              <Button
                onClick={() => {
                  chooseColumns(defaultLeadColumns)
                  resetColumnWidths()
                }}
              >
                {workspace.columnsReset}
              </Button>
              <Button tone="primary" onClick={() => setOpen(false)}>
                {workspace.done}
              </Button>
            </>
          }
        >
          <div className={styles.choices}>
            {leadColumnNames.map((name) => (
              <Checkbox
                key={name}
                label={workspace.columns[name]}
                checked={chosen.includes(name)}
                onChange={(checked) =>
                  chooseColumns(checked ? [...chosen, name] : chosen.filter((other) => other !== name))
                }
              />
            ))}
          </div>
          <ColumnOrder />
        </Dialog>
      )}
    </>
  )
}
