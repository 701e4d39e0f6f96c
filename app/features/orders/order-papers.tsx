import type { OrderDocuments } from '#domain/documents.schema.ts'
import { Icon } from '#app/ui/icon.tsx'

interface OrderPapersProps {
  documents: OrderDocuments
  /** Where they are fetched, without their ids. */
  path: string
}

/** The papers of an order, each as the files it can be had as. Their words come with the order. */
export function OrderPapers({ documents: { words, papers }, path }: OrderPapersProps) {
  return (
    <ul className="mt-4 no-print">
      {papers.map(({ id, text, detail, formats }) => (
        <li
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border py-2"
          key={id}
        >
          <span className="grow">
            <span className="font-semibold" id={`paper-${id}`}>
              {text}
            </span>
            {detail && <span className="block text-muted-foreground">{detail}</span>}
          </span>
          {formats.map((format) => (
            <a
              aria-describedby={`paper-${id}`}
              className="link inline-flex items-center gap-2 py-2"
              download
              href={`${path}/${id}${format === 'pdf' ? '' : `?format=${format}`}`}
              key={format}
            >
              <Icon name="download" size="s" />
              <span>{words[format]}</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}
