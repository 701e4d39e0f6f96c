import type { ReactNode } from 'react'
import { Column, Img, Link, Row, Section, Text } from 'react-email'
import { formatOre } from '#domain/money.ts'
import { printedAddress } from '#domain/product-card.ts'
import type { ProductCard } from '#domain/product-card.schema.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { letterPictureAddress } from './letter-address.ts'
import type { LetterMail } from './letter-mail.ts'
import { letterStyle } from './letter-style.ts'
import { letterWords } from './letter-words.ts'

/** Products with their prices as they are when the mail is rendered; each leads to its page, which shows what has changed since. */
export function LetterProducts({
  mail,
  products,
  title,
}: {
  mail: LetterMail
  products: readonly ProductCard[]
  title: ReactNode
}) {
  if (products.length === 0) return null
  return (
    <Section style={letterStyle.block}>
      {title}
      {products.map((product) => (
        <Card key={product.id} mail={mail} product={product} />
      ))}
    </Section>
  )
}

function Card({ product, mail }: { product: ProductCard; mail: LetterMail }) {
  const { letterhead } = mail
  const { i18n } = letterhead
  const url = letterhead.addressOf(`/products/${product.slug}`)
  return (
    <Row style={letterStyle.card}>
      <Column style={letterStyle.thumb}>
        {product.image ? (
          <Link href={url}>
            <Img
              alt=""
              height="104"
              src={letterPictureAddress(printedAddress(product.image), letterhead)}
              style={letterStyle.thumbPicture}
              width="104"
            />
          </Link>
        ) : null}
      </Column>
      <Column style={letterStyle.facts}>
        <Text style={letterStyle.name}>
          <Link className="m-ink" href={url} style={letterStyle.nameLink}>
            <bdi>{product.name}</bdi>
          </Link>
        </Text>
        {product.packageSize ? (
          <Text className="m-muted" style={letterStyle.small}>
            <bdi>{product.packageSize}</bdi>
          </Text>
        ) : null}
        <Price mail={mail} product={product} />
        {product.state === 'sold_out' ? (
          <Text className="m-warn" style={letterStyle.warn}>
            {i18n._(letterWords.soldOut)}
          </Text>
        ) : null}
      </Column>
    </Row>
  )
}

/** What it costs, with the unit price, and before a sale the lowest price of the 30 days before: the law asks for both. */
function Price({ product, mail }: { product: ProductCard; mail: LetterMail }) {
  const { i18n } = mail.letterhead
  const { priceOre, priceToOre, priorOre, isFrom, unitOre, unitPer } = product
  if (priceOre === undefined) return null
  const price = isolated(formatOre(priceOre))
  const range = priceToOre === undefined ? price : `${price} – ${isolated(formatOre(priceToOre))}`
  const per = unitPer === 'piece' ? i18n._(letterWords.piece) : unitPer
  const prior = priorOre === undefined ? undefined : { price: isolated(formatOre(priorOre)) }
  return (
    <>
      <Text className="m-ink" style={letterStyle.price}>
        {isFrom ? i18n._({ ...letterWords.from, values: { price: range } }) : range}
      </Text>
      {unitOre === undefined ? null : (
        <Text className="m-muted" style={letterStyle.small}>
          <bdi>{`${formatOre(unitOre)}/${per}`}</bdi>
        </Text>
      )}
      {prior ? (
        <Text className="m-muted" style={letterStyle.small}>
          {i18n._({ ...letterWords.prior, values: prior })}
        </Text>
      ) : null}
    </>
  )
}
