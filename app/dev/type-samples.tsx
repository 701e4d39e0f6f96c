import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { ChosenIcon, Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Phone } from '#app/ui/phone.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { Sample } from './sample.tsx'

const html =
  '<h2>Modnet gårdsost</h2><p>Lagret i <strong>ni måneder</strong>, <a href="/products">mer om ost</a>.</p><ul><li>Melk</li><li>Salt</li></ul><table><tr><th>Energi</th><td>1650 kJ</td></tr></table><blockquote>En ost for bordet.</blockquote>'

export function TypeSamples() {
  return (
    <>
      <Sample name="breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { label: 'Hjem', url: '/' },
            { label: 'Varer', url: '/products' },
            { label: 'Gårdsost' },
          ]}
        />
      </Sample>
      <Sample name="price, link, inline link, badge, chip">
        <Price ore={28_900} />
        <Price className="text-xl" ore={123_456_700} />
        <ContentLink className="link" url="/products">
          Alle varer <Icon name="arrow-right" size="s" />
        </ContentLink>
        <ContentLink className="inline-link" isExternal url="https://example.no">
          example.no
        </ContentLink>
        <span className="badge">Ny</span>
        <span className="badge badge-quiet">Utsolgt</span>
        <span className="chip">
          Uten nøtter <Icon name="x" size="s" />
        </span>
      </Sample>
      <Sample name="phone, moment">
        <Phone number="+4755000000" />
        <Moment at={1.79e12} />
      </Sample>
      <Sample name="icon s, m, l; pointing; chosen, coloured, unknown">
        <Icon name="truck" size="s" />
        <Icon name="truck" />
        <Icon name="truck" size="l" />
        <Icon name="chevron-right" />
        <ChosenIcon name="cherry" />
        <ChosenIcon color="#c2410c" name="carrot" />
        <ChosenIcon name="no-such-icon" />
      </Sample>
      <Sample name="picture on each tint; one that fails keeps its space">
        {['dairy', 'grain', 'berry', 'sea', 'leaf'].map((tint) => (
          <div className={`tint-${tint} skeleton-picture w-40 overflow-hidden`} key={tint}>
            <Picture
              alt=""
              height={768}
              sizes="160px"
              src="/pictures/blueberry-jam-640.webp"
              width={640}
            />
          </div>
        ))}
        <Picture alt="" className="w-40" height={192} src="/pictures/none.webp" width={160} />
      </Sample>
      <Sample name="rich text">
        <RichText html={html} />
      </Sample>
    </>
  )
}
