import { useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Pills } from '#app/ui/pills.tsx'
import { Price } from '#app/ui/price.tsx'
import { Quantity } from '#app/ui/quantity.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Sample } from './sample.tsx'

const days = [
  { value: 'home', label: 'I dag' },
  { value: 'shop', label: 'I morgen' },
  { value: 'cold', label: 'Fullt', isDisabled: true },
]
const choices = [
  {
    value: 'home',
    label: 'Hjem',
    description: 'Mandag til fredag 08–16',
    figure: <Price ore={8900} />,
  },
  { value: 'shop', label: 'Hent selv', description: 'Fabrikkgata 5', figure: 'Gratis' },
  { value: 'cold', label: 'Kjølt', description: 'Ikke til dette postnummeret', isDisabled: true },
]

export function FieldSamples({ panel }: { panel: string }) {
  const [amount, setAmount] = useState(2)
  const [place, setPlace] = useState('home')
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField autoComplete="name" label="Navn" placeholder="Kari Nordmann" />
        <TextField hint="Vi ringer bare om leveringen." isOptional label="Telefon" type="tel" />
        <TextField
          defaultValue="kari@"
          error="Skriv hele adressen, som navn@example.no."
          label="E-post"
          type="email"
        />
        <TextField defaultValue="5003" disabled label="Postnummer" />
        <SelectField defaultValue="b" hint="Vi pakker etter dette." label="Emballasje">
          <option value="a">Papir</option>
          <option value="b">Glass</option>
        </SelectField>
        <SelectField error="Velg én." label="Tidspunkt">
          <option value="">Velg</option>
        </SelectField>
        <TextArea isOptional label="Beskjed til budet" />
        <TextArea error="Høyst 500 tegn." label="Beskjed" />
      </div>
      <Sample name="checkbox: off, on, counted, disabled, error">
        <Checkbox label="Uten nøtter" />
        <Checkbox defaultChecked label="Uten melk" />
        <Checkbox className="w-48" count={83} label="Uten gluten" />
        <Checkbox disabled label="Utgått" />
        <Checkbox error="Godta vilkårene for å bestille." label="Jeg godtar kjøpsvilkårene" />
      </Sample>
      <div className="grid gap-6 md:grid-cols-2">
        <ChoiceCards
          choices={choices}
          legend="Levering"
          name={`place-${panel}`}
          onChange={setPlace}
          value={place}
        />
        <ChoiceCards
          choices={choices}
          error="Velg hvordan varene skal komme fram."
          legend="Uten valg"
          name={`none-${panel}`}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Pills legend="Dag" name={`day-${panel}`} onChange={setPlace} pills={days} value={place} />
        <Pills
          error="Velg en dag."
          legend="Uten valg"
          name={`no-day-${panel}`}
          onChange={setPlace}
          pills={days}
          value=""
        />
      </div>
      <Sample name="quantity: m, s, at its least, at its most, in dozens">
        <Quantity label="Gårdsost" onChange={setAmount} value={amount} />
        <Quantity label="Gårdsost" onChange={setAmount} size="s" value={amount} />
        <Quantity label="Gårdsost" onChange={setAmount} value={1} />
        <Quantity label="Gårdsost" max={9} onChange={setAmount} value={9} />
        <Quantity label="Egg" max={120} min={12} onChange={setAmount} step={12} value={24} />
      </Sample>
    </>
  )
}
