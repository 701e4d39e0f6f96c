import type { ReactNode } from 'react'
import type { AdminRole } from '#domain/permissions.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { AdminNav } from './admin-nav.tsx'

interface AdminNavDrawerProps {
  isOpen: boolean
  onClose: () => void
  role: AdminRole
  site: ReactNode
  theme: ReactNode
}

/** The navigation where there is no room beside the page: it closes when a section is chosen. */
export function AdminNavDrawer({ isOpen, onClose, role, site, theme }: AdminNavDrawerProps) {
  return (
    <Drawer footer={theme} isOpen={isOpen} onClose={onClose} side="start" title={site}>
      <AdminNav onChoice={onClose} role={role} />
    </Drawer>
  )
}
