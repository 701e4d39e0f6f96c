import { renderToReadableStream } from 'react-dom/server.edge'

interface Card {
  slug: string
  name: string
  size: string
  price: string
  unit: string
}

const cards: Card[] = Array.from({ length: 40 }, (_, index) => ({
  slug: `blaabaersyltetoy-${index}`,
  name: `Blåbærsyltetøy nummer ${index}`,
  size: '340 g, 62 % bær',
  price: `${59 + index},00 kr`,
  unit: `${232 + index},35 kr/kg`,
}))

function ProductCard({ card }: { card: Card }) {
  return (
    <li className="card tint-berry">
      <div className="card-picture">
        <img
          alt=""
          height={720}
          loading="lazy"
          sizes="(min-width: 1180px) 288px, 45vw"
          src={`/pictures/${card.slug}-640.webp`}
          srcSet={`/pictures/${card.slug}-320.webp 320w, /pictures/${card.slug}-640.webp 640w, /pictures/${card.slug}-1200.webp 1200w`}
          width={600}
        />
      </div>
      <div className="card-text">
        <h3>
          <a href={`/products/${card.slug}`}>{card.name}</a>
        </h3>
        <p className="card-size">{card.size}</p>
        <p className="card-price">
          <bdi>{card.price}</bdi>
          <small>
            <bdi>{card.unit}</bdi>
          </small>
        </p>
        <button aria-label={`Legg ${card.name} i handlekurven`} className="card-add" type="button">
          +
        </button>
      </div>
    </li>
  )
}

function List() {
  return (
    <html lang="nb">
      <body>
        <h1>Varer</h1>
        <ul>
          {cards.map((card) => (
            <ProductCard card={card} key={card.slug} />
          ))}
        </ul>
      </body>
    </html>
  )
}

export default {
  async fetch(): Promise<Response> {
    const html = await new Response(await renderToReadableStream(<List />)).text()
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}
