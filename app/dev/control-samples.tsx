import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { SoftDisabledButton } from '#app/ui/soft-disabled-button.tsx'
import { Sample } from './sample.tsx'

const variants = ['primary', 'outline', 'plain'] as const
const sizes = ['s', 'm', 'l'] as const

export function ControlSamples() {
  return (
    <>
      {variants.map((variant) => (
        <Sample key={variant} name={`button ${variant}: s, m, l, icon, busy, disabled, link`}>
          {sizes.map((size) => (
            <Button key={size} size={size} variant={variant}>
              Se varene
            </Button>
          ))}
          <Button variant={variant}>
            <Icon name="shopping-cart" /> Legg i kurven
          </Button>
          <Button isBusy variant={variant}>
            Lagrer
          </Button>
          <Button disabled variant={variant}>
            Utsolgt
          </Button>
          <SoftDisabledButton isOff variant={variant}>
            Lagret
          </SoftDisabledButton>
          <FocusHandoffButton variant={variant}>Angre</FocusHandoffButton>
          <ButtonLink to="/" variant={variant}>
            Til forsiden
          </ButtonLink>
        </Sample>
      ))}
      <Sample name="a label that grows: long words and two lines">
        <div className="w-48">
          <Button className="w-full">Tilbudsforespørselsbehandlingsrutiner og litt til</Button>
        </div>
      </Sample>
    </>
  )
}
