import { useState } from 'react'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, preloadDialog } from '#app/ui/dialog.tsx'
import { Drawer, preloadDrawer } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { notify, notifyStaff } from '#app/ui/notify.ts'
import { Sample } from './sample.tsx'

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const

const tools = [
  ['pencil', 'Rediger'],
  ['trash-2', 'Slett det som står her, og alt som hører til det'],
  ['eye', 'عرض'],
] as const

export function FloatingSamples() {
  const [open, setOpen] = useState<'drawer' | 'start' | 'dialog' | 'alert' | 'picker'>()
  const [picked, setPicked] = useState('Choose a picture of the library')
  const close = () => setOpen(undefined)
  return (
    <>
      <Sample name="drawer, dialog, menu">
        <Button onClick={() => setOpen('drawer')} onPointerEnter={preloadDrawer} variant="outline">
          Drawer at the end
        </Button>
        <Button onClick={() => setOpen('start')} variant="outline">
          Drawer at the start
        </Button>
        <Button onClick={() => setOpen('dialog')} onPointerEnter={preloadDialog} variant="outline">
          Dialog
        </Button>
        <Button onClick={() => setOpen('alert')} variant="outline">
          Alert dialog
        </Button>
        <AskFirst
          description="Ordren blir borte for godt."
          label="Slett"
          onDone={close}
          run={refused}
          title="Slette ordren?"
          variant="outline"
        />
        <Button onClick={() => setOpen('picker')} variant="outline">
          {picked}
        </Button>
        <MediaPicker
          isOpen={open === 'picker'}
          kind="picture"
          onChosen={({ name }) => setPicked(name)}
          onClose={close}
        />
        <Menu
          actions={[
            {
              id: 'edit',
              label: 'Rediger',
              icon: 'pencil',
              onSelect: () => notify.info('Rediger'),
            },
            { id: 'print', label: 'Skriv ut', icon: 'printer', isDisabled: true, onSelect: close },
            { id: 'drop', label: 'Slett', icon: 'trash-2', tone: 'destructive', onSelect: close },
          ]}
          label="Handlinger"
        >
          <Icon name="menu" />
        </Menu>
      </Sample>
      <Sample name="tooltips: rest on a button or come to it by the keyboard; the next one is shown at once">
        {tools.map(([name, label]) => (
          <button aria-label={label} className="icon-btn" data-tip key={name} type="button">
            <Icon name={name} />
          </button>
        ))}
      </Sample>
      <Sample name="messages of the shop: one at a time, 5 s">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => notify[kind](`En ${kind}-melding`)} variant="outline">
            {kind}
          </Button>
        ))}
      </Sample>
      <Sample name="messages of the workspace: three in view, 4 s">
        <Button
          onClick={() =>
            notifyStaff.success('Lagret', {
              description: 'Gårdsost',
              action: { label: 'Angre', onClick: close },
            })
          }
          variant="outline"
        >
          With an undo
        </Button>
      </Sample>
      <Drawer
        footer={<Button size="l">Til kassen</Button>}
        isOpen={open === 'drawer'}
        onClose={close}
        title="Handlekurv"
      >
        Innhold
      </Drawer>
      <Drawer isOpen={open === 'start'} onClose={close} side="start" title="Filter">
        Innhold
      </Drawer>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="Del ordren">
        <p>Innhold</p>
      </Dialog>
      <Dialog
        description="Ordren blir borte for godt."
        footer={<Button onClick={close}>Slett</Button>}
        isOpen={open === 'alert'}
        onClose={close}
        role="alertdialog"
        title="Slette ordren?"
      />
    </>
  )
}

/** Samples change nothing, and this one shows what is said then. */
async function refused() {
  return { ok: false, reason: 'unreachable' } as const
}
