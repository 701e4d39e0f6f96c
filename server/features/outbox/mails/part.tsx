import type { ReactNode } from 'react'
import { Heading, Section } from 'react-email'
import { mailStyle } from './mail-style.ts'

/** A part of a mail under a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Heading as="h2" style={mailStyle.part}>
        {title}
      </Heading>
      {children}
    </Section>
  )
}
