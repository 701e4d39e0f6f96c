import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { allergenGaps, namedAllergens } from '#domain/allergen-words.ts'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { allergenCodes, diets } from '#domain/catalog.ts'
import {
  declaresFood,
  foodFactsOf,
  isDietDoubtful,
  isFood,
  markedWords,
  undeclaredFood,
} from '#domain/food-information.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import {
  mostIngredientLetters,
  mostOriginLetters,
  mostStorageLetters,
} from '#domain/product-food.schema.ts'
import type { Problem } from '#domain/result.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { useRow } from '#app/features/catalog/use-row.ts'
import { useAllergenNames, useDietNames } from '#app/features/catalog/words.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Form, useForm } from '#app/ui/use-form.ts'
import { AllergenAnswers } from './allergen-answers.tsx'
import { answersIn, figuresIn, type FoodDraft, foodDraft, translationsIn } from './food-draft.ts'
import { mayWriteWords } from './may-write-words.ts'
import { NutritionFields } from './nutrition-fields.tsx'
import type { ProductProps } from './product-props.ts'

/** Long as it is, "Save" stays in view. */
const keptFoot =
  '[&>.ws-form-foot]:sticky [&>.ws-form-foot]:bottom-0 [&>.ws-form-foot]:z-3 [&>.ws-form-foot]:border-t [&>.ws-form-foot]:border-[var(--border)] [&>.ws-form-foot]:bg-[var(--card)] [&>.ws-form-foot]:py-3'

/** What is in a product, in the words of a language, and who has answered for it. */
export function ProductFoodForm(props: ProductProps) {
  const { product, language, languages } = props
  return (
    <>
      <RecordLanguages
        chosen={language.code}
        languages={languages}
        stateOf={(code) => stateIn(product, code)}
      />
      <FoodForm {...props} key={language.code} />
    </>
  )
}

function stateIn({ food: { words }, restaurantId }: AdminProduct, code: string) {
  return words[code]?.ingredients
    ? { label: <Trans>Ingredients</Trans>, tone: 'good' }
    : // Those of a dish are told where its kitchen wants to: the law asks for its allergens.
      { label: <Trans>No ingredients</Trans>, tone: restaurantId === null ? 'warn' : 'none' }
}

function FoodForm({ product, language, languages, start, canEdit, onChanged }: ProductProps) {
  const { t } = useLingui()
  const { id, rev, food, facts } = product
  const { code } = language
  const others = language.isDefault ? Object.keys(food.words).filter((each) => each !== code) : []
  const own = others.filter((each) => mayWriteIn(start, each))
  const form = useForm(foodDraft(product, code, own), onChanged, rev)
  const canWrite = mayWriteWords(start, product, code)
  const save = async () => {
    const { ingredients, storageText, originText, isConfirmed } = form.values
    const words = {
      ...{ rev: form.rowRev, ingredients, storageText, originText, isConfirmed },
      translations: translationsIn(form.values),
    }
    const declared = {
      languageCode: code,
      allergens: answersIn(form.values),
      diets: form.values.diets.split(' ').filter(Boolean),
      nutrition: figuresIn(form.values),
    }
    const [path, body] = canEdit
      ? [`/admin/products/${id}/food`, { ...words, ...declared }]
      : [`/admin/products/${id}/food/${code}`, words]
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminProduct>(path, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  const typed = typedProduct(product, form.values, { code, languages })
  return (
    <RecordForm
      canEdit={canWrite}
      className={`@container ${keptFoot}`}
      isDirty={form.changed.length > 0}
      onCancel={form.reset}
      onSave={save}
      saving={form}
    >
      {isFood(facts) || declaresFood(typed) ? (
        <>
          <Words form={form} language={language} />
          {others.length > 0 && <Translations form={form} languages={languages} />}
          <Gate form={form} product={typed} />
          <fieldset className="contents" disabled={!canEdit}>
            <AllergenAnswers form={form} />
            <Diets form={form} />
            <NutritionFields form={form} unit={facts.netUnit} />
          </fieldset>
        </>
      ) : (
        <p>
          <Trans>
            Its VAT class says that it is no food: nothing of it has to be declared, and visitors
            see neither ingredients nor allergens.
          </Trans>
        </p>
      )}
      <Confirmation
        canEdit={canEdit}
        food={food}
        form={form}
        isDish={product.restaurantId !== null}
        isFood={isFood(facts)}
      />
    </RecordForm>
  )
}

/** The product as it would be with what is typed, for the rules that the server asks too. */
function typedProduct(
  product: AdminProduct,
  draft: FoodDraft,
  { code, languages }: Pick<ProductProps, 'languages'> & { code: string },
) {
  const { ingredients, storageText } = draft
  const own = { ingredients: ingredients.trim(), storageText: storageText.trim() }
  const others = Object.entries(translationsIn(draft)).map(([each, typed]) => [
    each,
    { storageText: '', ingredients: typed.trim() },
  ])
  const food = {
    ...product.food,
    words: { ...product.food.words, ...Object.fromEntries(others), [code]: own },
    allergens: answersIn(draft),
    nutrition: figuresIn(draft),
  }
  return foodFactsOf({ ...product, food }, languages)
}

interface PartProps {
  form: Form<FoodDraft>
}

function Words({ form, language }: PartProps & Pick<ProductProps, 'language'>) {
  const { t } = useLingui()
  const { code, direction, nativeName } = language
  const words = { autoComplete: 'off', dir: direction, lang: code } as const
  const ingredients = form.field('ingredients')
  return (
    <>
      <TextArea
        {...ingredients}
        {...words}
        hint={ingredients.hint ?? t`Two stars on both sides make an allergen stand out: **milk**.`}
        label={t`Ingredients, ${nativeName}`}
        maxLength={mostIngredientLetters}
        rows={3}
      />
      <IngredientNotes form={form} />
      <TextArea
        {...form.field('storageText')}
        {...words}
        label={t`Storage, ${nativeName}`}
        maxLength={mostStorageLetters}
        rows={2}
      />
      <TextField
        {...form.field('originText')}
        {...words}
        isOptional
        label={t`Where it comes from, ${nativeName}`}
        maxLength={mostOriginLetters}
      />
    </>
  )
}

/** The ingredients in other languages: they are of what stood here before, and change or go with it. */
function Translations({ form, languages }: PartProps & Pick<ProductProps, 'languages'>) {
  const { t } = useLingui()
  const isOpen = form.changed.some(
    (name) => name === 'ingredients' || /^(?:allergens|translations)\./u.test(name),
  )
  const own = Object.keys(translationsIn(form.values))
  const fields = languages
    .filter(({ code }) => own.includes(code))
    .map((language) => ({ ...language, field: form.field(`translations.${language.code}`) }))
  if (!isOpen && !fields.some(({ field }) => field.error)) return null
  if (fields.length === 0)
    return (
      <p className="ws-quiet">
        <Trans>
          The ingredients in other languages are emptied with this save: visitors read these until
          they are translated anew.
        </Trans>
      </p>
    )
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t`Ingredients in other languages`}</legend>
      <p className="ws-quiet">
        <Trans>
          They are of what stood here before. Change them too, or empty them: visitors then read the
          ingredients above.
        </Trans>
      </p>
      {fields.map(({ code, direction, nativeName, field }) => (
        <TextArea
          {...field}
          autoComplete="off"
          dir={direction}
          isOptional
          key={code}
          label={t`Ingredients, ${nativeName}`}
          lang={code}
          maxLength={mostIngredientLetters}
          rows={3}
        />
      ))}
    </fieldset>
  )
}

/** Which words stand for which allergen, and where the list and the answers disagree. */
function IngredientNotes({ form: { values } }: PartProps) {
  const { t } = useLingui()
  const names = useAllergenNames()
  const inRow = useRow()
  const { ingredients } = values
  const { unmarked, unexplained, plain } = allergenGaps(ingredients, answersIn(values))
  const linked = [...new Set(markedWords(ingredients))].flatMap((word) => {
    const [code] = namedAllergens(word)
    return code && !unexplained.includes(word) ? [`${word} = ${names[code]}`] : []
  })
  const named = (codes: readonly (keyof typeof names)[]) => inRow(codes.map((code) => names[code]))
  const [missing, odd, hidden] = [named(unmarked), inRow(unexplained), named(plain)]
  const notes = [
    ...(unmarked.length > 0 ? [t`Contained, and no word with stars names it: ${missing}`] : []),
    ...(unexplained.length > 0 ? [t`With stars, and no allergen that it contains: ${odd}`] : []),
    ...(plain.length > 0 ? [t`Named without stars: ${hidden}`] : []),
  ]
  return (
    <div className="grid gap-1 text-[length:var(--text-s)]" role="status">
      {linked.length > 0 && (
        <p className="ws-quiet">
          <bdi>{linked.join(' · ')}</bdi>
        </p>
      )}
      {notes.map((note) => (
        <p className="flex gap-2" key={note}>
          <Icon className="mt-0.5 text-[var(--warning)]" name="triangle-alert" size="s" />
          <span>{note}</span>
        </p>
      ))}
    </div>
  )
}

/** What still has to be said before visitors may see the product, and the way to the first of it. */
function Gate({ form, product }: PartProps & { product: Parameters<typeof undeclaredFood>[0] }) {
  const { t } = useLingui()
  const names = useAllergenNames()
  const missing = undeclaredFood(product)
  const [first] = missing
  if (!first) return null
  const open = allergenCodes.filter((code) =>
    missing.some(
      ({ code: kind, field }) => kind === 'allergen_unanswered' && field === `allergens.${code}`,
    ),
  )
  const others: Partial<Record<Problem['code'], string>> = {
    allergen_kind_missing: t`the kinds of cereals and nuts`,
    ingredients_missing: t`the ingredients in the language of the site`,
    allergen_unmarked: t`an allergen that stands out among the ingredients`,
    storage_missing: t`how it is stored, in the language of the site`,
    allergen_uncontained: t`an answer for the word that stands out among the ingredients`,
    translation_unmarked: t`an allergen that stands out among the ingredients in every language`,
    translation_uncontained: t`an answer for the word that stands out in another language`,
    nutrition_missing: t`the nutrition`,
  }
  const lacks = Object.entries(others).flatMap(([code, words]) =>
    missing.some((each) => each.code === code) ? [words] : [],
  )
  const [next] = open
  const name = next ? names[next] : ''
  const count = open.length
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-[var(--radius-m)] border border-[var(--destructive)] p-3"
      role="status"
    >
      <Icon className="text-[var(--destructive)]" name="triangle-alert" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-[var(--destructive)]">
          {count > 0 ? (
            <Plural
              one="It cannot be published: # of 14 allergens has no answer."
              other="It cannot be published: # of 14 allergens have no answer."
              value={count}
            />
          ) : (
            <Trans>It cannot be published yet.</Trans>
          )}
        </p>
        {lacks.length > 0 && (
          <p>
            <span>
              <Trans>Missing:</Trans>
            </span>{' '}
            <span>{lacks.join(', ')}</span>
          </p>
        )}
      </div>
      {next && (
        <Button onClick={() => goTo(form.field(`allergens.${next}`).id)} size="s" variant="outline">
          {t`Go to ${name}`}
        </Button>
      )}
    </div>
  )
}

function goTo(id: string): void {
  document.getElementById(id)?.querySelector('input')?.focus()
}

function Diets({ form }: PartProps) {
  const { t } = useLingui()
  const names = useDietNames()
  const inRow = useRow()
  const field = form.field('diets')
  const chosen = form.values.diets.split(' ').filter(Boolean)
  const answers = answersIn(form.values)
  const doubtful = diets.filter((diet) => chosen.includes(diet) && isDietDoubtful(diet, answers))
  const odd = inRow(doubtful.map((diet) => names[diet]))
  const change = (diet: string, isOn: boolean) =>
    form.change({
      diets: diets.filter((each) => (each === diet ? isOn : chosen.includes(each))).join(' '),
    })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t`Suits`}</legend>
      <div className="flex flex-wrap gap-x-5" id={field.id} tabIndex={-1}>
        {diets.map((diet) => (
          <Checkbox
            checked={chosen.includes(diet)}
            key={diet}
            label={names[diet]}
            name={diet}
            onChange={({ target }) => change(diet, target.checked)}
          />
        ))}
      </div>
      {field.error && <p className="field-error">{field.error}</p>}
      {doubtful.length > 0 && (
        <p className="ws-quiet text-[length:var(--text-s)]">
          {t`Look once more, what it contains speaks against it: ${odd}`}
        </p>
      )}
    </fieldset>
  )
}

interface ConfirmationProps extends PartProps {
  food: AdminProduct['food']
  isFood: boolean
  isDish: boolean
  /** Who only writes words answers for nothing. */
  canEdit: boolean
}

/** Somebody answers for ingredients and allergens, by name: each change of them asks once more. */
function Confirmation({ form, food, isFood, isDish, canEdit }: ConfirmationProps) {
  const { confirmedAt, confirmedBy } = food
  const { error } = form.field('isConfirmed')
  return (
    <div className="grid gap-1.5 rounded-[var(--radius-m)] bg-[var(--muted)] p-3">
      <Checkbox
        checked={form.values.isConfirmed}
        disabled={!canEdit}
        error={error}
        id={form.field('isConfirmed').id}
        label={
          isDish ? (
            <Trans>I have checked the allergens against the recipe</Trans>
          ) : isFood ? (
            <Trans>I have checked ingredients and allergens against the pack</Trans>
          ) : (
            <Trans>It is no food: I answer for that</Trans>
          )
        }
        name="isConfirmed"
        onChange={({ target }) => form.change({ isConfirmed: target.checked })}
      />
      <p className="ws-quiet flex flex-wrap gap-x-2 text-[length:var(--text-s)]">
        {confirmedAt === null ? (
          <Trans>Nobody has answered for it yet.</Trans>
        ) : (
          <>
            <Trans>Answered for last:</Trans>
            <Moment at={confirmedAt} />
            {confirmedBy && <bdi>{confirmedBy}</bdi>}
          </>
        )}
      </p>
    </div>
  )
}
