import type { ReactNode } from 'react'

/** A drawing on a field of 120 by 120 in one colour, shaded by lines as in an engraving. */
function Engraving({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="engraving" viewBox="-2 -2 124 124">
      {children}
    </svg>
  )
}

interface FormProps {
  /** Unique on the page: the shadow is cut out by it. */
  id: string
  outline: string
  /** How far the lit side reaches in, as an SVG translation; the rest is shaded. */
  light: string
  /** Direction of the shading, in degrees. */
  angle: number
}

/** A closed shape: paper within, an outline around, and lines on the side away from the light. */
function Form({ id, outline, light, angle }: FormProps) {
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x="-4" y="-4" width="128" height="128">
        <path d={outline} fill="#fff" stroke="none" />
        <path d={outline} fill="#000" stroke="none" transform={`translate(${light})`} />
      </mask>
      <pattern
        height="2.6"
        id={`${id}-lines`}
        patternTransform={`rotate(${angle})`}
        patternUnits="userSpaceOnUse"
        width="60"
      >
        <path className="hatch" d="M0 1.3H60" />
      </pattern>
      <path className="paper" d={outline} stroke="none" />
      <path d={outline} fill={`url(#${id}-lines)`} mask={`url(#${id})`} stroke="none" />
      <path d={outline} />
    </>
  )
}

/** A mountain farm: barn, silo and spruces. */
export function FarmEngraving() {
  return (
    <Engraving>
      <Form
        angle={62}
        id="farm-1"
        light="-13 3"
        outline="M2 88L27 46L37 58L63 14L91 58L98 49L118 88z"
      />
      <path className="paper" d="M63 14L52 33L58 31L62 37L67 31L74 35L75 33z" />
      <path className="paper" d="M27 46L20 58L25 57L29 61L33 55z" />
      <Form angle={90} id="farm-2" light="-6 0" outline="M84 102V66C84 56 104 56 104 66V102z" />
      <path className="fine" d="M84 72H104M84 82H104M84 92H104" />
      <Form angle={0} id="farm-3" light="-9 -2" outline="M30 102V72L36 58L54 48L72 58L78 72V102z" />
      <Form
        angle={64}
        id="farm-4"
        light="-4 -6"
        outline="M25 76L33 56L54 43L75 56L83 76L76 76L70 60L54 50L38 60L32 76z"
      />
      <path className="paper" d="M44 102V78H64V102zM50 60H58V69H50z" />
      <path className="fine" d="M44 78L64 102M64 78L44 102M54 78V102M54 60V69M50 64.500H58" />
      <Form
        angle={80}
        id="farm-5"
        light="-3 -2"
        outline="M14 60L22 78H18L25 92H19V102H9V92H3L10 78H6z"
      />
      <path
        className="fine"
        d="M0 104H120M8 109H50M60 110H114M26 114H92M88 104v-7M96 104v-7M104 104v-7M112 104v-7M84 99H118"
      />
    </Engraving>
  )
}

/** A pot of one batch, with the spoon in it. */
export function PotEngraving() {
  return (
    <Engraving>
      <path
        className="fine"
        d="M40 30c-5-6 5-8 0-15s4-8 1-13M56 28c-5-6 5-8 0-15s4-8 1-13M72 30c-5-6 5-8 0-15s4-8 1-13"
      />
      <path className="paper" d="M22 62C10 58 8 78 23 76M98 62C110 58 112 78 97 76" />
      <path className="fine" d="M22 66C15 64 14 73 22 72M98 66C105 64 106 73 98 72" />
      <Form
        angle={88}
        id="pot-1"
        light="-26 -4"
        outline="M20 48L24 100C25 112 95 112 96 100L100 48z"
      />
      <path className="paper" d="M18 47a42 11 0 1 1 84 0a42 11 0 1 1-84 0z" />
      <path className="fine" d="M24 47a36 8 0 1 1 72 0a36 8 0 1 1-72 0z" />
      <path
        className="solid"
        d="M38 48a2.500 2 0 1 1 .1 0zM47 51a2.500 2 0 1 1 .1 0zM56 48.500a2.500 2 0 1 1 .1 0zM66 51.500a2.500 2 0 1 1 .1 0zM44 45a2.500 2 0 1 1 .1 0zM61 45a2.500 2 0 1 1 .1 0z"
      />
      <path className="paper" d="M76 51L102 12C104 9 109 12 107 15L82 52z" />
      <path className="fine" d="M79 51L105 13" />
      <path
        className="fine"
        d="M21 58C34 68 86 68 99 58M24 92C36 102 84 102 96 92M24 95C36 105 84 105 96 95"
      />
      <path className="fine" d="M6 114H114M16 118H54M64 118H104" />
    </Engraving>
  )
}

/** A chilled van on the road along the fjord. */
export function VanEngraving() {
  return (
    <Engraving>
      <Form
        angle={58}
        id="van-1"
        light="-12 3"
        outline="M2 72L22 38L34 52L52 26L74 58L86 46L106 72z"
      />
      <path className="paper" d="M52 26L44 38L50 37L53 42L58 36L60 38z" />
      <path
        className="fine"
        d="M0 76C8 72 14 80 22 76S36 72 44 76M92 76C98 72 104 79 112 76S118 74 120 75"
      />
      <Form
        angle={0}
        id="van-2"
        light="-10 -4"
        outline="M10 96V50C10 47 12 45 15 45H72C75 45 77 47 77 50V96z"
      />
      <Form
        angle={0}
        id="van-3"
        light="-6 -6"
        outline="M77 58H94C97 58 99 59 101 62L110 76C112 79 113 81 113 84V96H77z"
      />
      <path className="paper" d="M82 63H94C96 63 97 64 98 65L105 77H82z" />
      <path
        className="fine"
        d="M85 74L92 66M90 74L97 68M10 88H113M77 45V96M82 82h6M108 84h5M14 49V84M44 49V92"
      />
      <path d="M60 55V79M49.600 61L70.400 73M70.400 61L49.600 73" />
      <path
        className="fine"
        d="M57 57.500L60 60.500L63 57.500M57 76.500L60 73.500L63 76.500M50.500 65.500L54 64L53 60M69.500 65.500L66 64L67 60M50.500 68.500L54 70L53 74M69.500 68.500L66 70L67 74"
      />
      <path
        className="paper"
        d="M20 97a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM84 97a11 11 0 1 1 22 0a11 11 0 1 1-22 0z"
      />
      <path
        className="solid"
        d="M28 97a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM92 97a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"
      />
      <path
        className="fine"
        d="M24 97a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM88 97a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM0 109H120M6 114H40M54 114H70M82 114H116"
      />
    </Engraving>
  )
}
