import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { media, mediaTexts, productImages } from '#db/schema/index.ts'
import { pictureAddress, pictureWidthsOf } from '#domain/media.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Which picture of the library an address names: `/media/<id>/…`. */
const mediaIdOf = sql`substr(${productImages.originalUrl}, 8, 36)`

/** The pictures of a product, the primary one first, each with what the library says of it. */
export function selectPictures(productId: string) {
  return build
    .select({
      row: productImages,
      mediaId: media.id,
      mediaRev: media.rev,
      isDecorative: media.isDecorative,
      altTexts: sql<string | null>`(select json_group_object(said.language_code, said.alt_text)
        from ${mediaTexts} as said where said.media_id = ${media.id})`,
    })
    .from(productImages)
    .leftJoin(media, eq(media.id, mediaIdOf))
    .where(eq(productImages.productId, productId))
    .orderBy(sql`${productImages.isPrimary} desc`, asc(productImages.sortOrder))
}

/** Those of these ids that are pictures of the factory's library, as far as a product needs to know them. */
export async function findLibraryPictures(
  database: Database,
  factoryId: string,
  ids: readonly string[],
) {
  if (ids.length === 0) return []
  const [rows] = await database.read([
    build
      .select({
        id: media.id,
        version: media.version,
        width: media.width,
        height: media.height,
        name: media.name,
      })
      .from(media)
      .where(
        and(eq(media.factoryId, factoryId), eq(media.kind, 'picture'), inArray(media.id, [...ids])),
      ),
  ])
  return rows
}

export type LibraryPicture = Awaited<ReturnType<typeof findLibraryPictures>>[number]

/** Holds while the library still has all of these: one may be removed while a product takes it. */
export function areInLibrary(
  { site: { factoryId } }: Pick<Ctx, 'site'>,
  pictures: readonly LibraryPicture[],
) {
  const isThere = ({
    id,
    version,
  }: LibraryPicture) => sql`exists (select 1 from ${media} as it where it.id = ${id} and it.factory_id = ${factoryId}
    and it.version = ${version})`
  return pictures.length === 0 ? sql`true` : sql.join(pictures.map(isThere), sql` and `)
}

/** A picture that the product has, or one of the library that it takes. */
export type Placed = { id: string; taken?: undefined } | { id?: undefined; taken: LibraryPicture }

/** The pictures of a product as they shall stand, instead of those that it had. */
export function placedPictures(productId: string, placed: readonly Placed[]): Statement[] {
  const kept = placed.flatMap(({ id }) => id ?? [])
  return [
    statementOf(
      build
        .delete(productImages)
        .where(
          and(
            eq(productImages.productId, productId),
            sql`${productImages.id} not in (select value from json_each(${JSON.stringify(kept)}))`,
          ),
        ),
    ),
    ...placed.map((picture, sortOrder) => {
      const place = { sortOrder, isPrimary: sortOrder === 0 }
      return picture.taken
        ? insertPicture(productId, picture.taken, place)
        : statementOf(
            build
              .update(productImages)
              .set(place)
              .where(and(eq(productImages.id, picture.id), eq(productImages.productId, productId))),
          )
    }),
  ]
}

function insertPicture(
  productId: string,
  picture: LibraryPicture,
  place: { sortOrder: number; isPrimary: boolean },
): Statement {
  return statementOf(
    build.insert(productImages).values({
      id: newId(),
      productId,
      originalUrl: pictureAddress(picture, 1280),
      processedUrl: pictureAddress(picture, 640),
      widths: pictureWidthsOf(picture),
      width: picture.width ?? 1280,
      height: picture.height ?? 1280,
      ...place,
    }),
  )
}
