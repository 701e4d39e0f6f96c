/** A basket that nothing lies in. */
export function EmptyBasket() {
  return (
    <svg aria-hidden="true" fill="none" stroke="currentColor" viewBox="0 0 168 112">
      <path d="M4 100h160" strokeLinecap="round" strokeWidth="1.2" />
      <path d="M52 52C52 22 68 8 84 8s32 14 32 44" strokeWidth="1.6" />
      <path
        d="M30 52h108l-10 44q-1 4-5 4H45q-4 0-5-4z"
        fill="var(--eng-paper)"
        strokeLinejoin="round"
        strokeWidth="1.6"
      />
      <path
        d="M26 44h116v10H26z"
        fill="var(--eng-paper)"
        strokeLinejoin="round"
        strokeWidth="1.6"
      />
      <g strokeLinecap="round" strokeWidth="1.1">
        <path d="M36 66h96M39 78h90M42 90h84" />
        <path d="M54 54l5 46M69 54l3 46M84 54v46M99 54l-3 46M114 54l-5 46" />
      </g>
    </svg>
  )
}

/** A house by the road, and a sign that nothing stands on. */
export function EmptySign() {
  return (
    <svg aria-hidden="true" fill="none" stroke="currentColor" viewBox="0 0 168 112">
      <path d="M4 100h160" strokeLinecap="round" strokeWidth="1.2" />
      <g fill="var(--eng-paper)" strokeLinejoin="round" strokeWidth="1.6">
        <path d="M34 100V54l32-26 32 26v46z" />
        <path d="M26 58 66 24l40 34M58 100V74h16v26M80 62h10v10H80zM42 62h10v10H42z" />
        <path d="M84 34V20h8v22" />
        <path d="M132 100V58M118 40h34v18h-34z" />
      </g>
      <path d="M124 49h22" strokeDasharray="3 4" strokeLinecap="round" strokeWidth="1.2" />
    </svg>
  )
}

/** A shopping list with room for everything. */
export function EmptyList() {
  return (
    <svg aria-hidden="true" fill="none" stroke="currentColor" viewBox="0 0 168 112">
      <path d="M4 100h160" strokeLinecap="round" strokeWidth="1.2" />
      <g fill="var(--eng-paper)" strokeLinejoin="round" strokeWidth="1.6">
        <path d="M52 10h64v90H52z" />
        <path d="M72 4h24v12H72z" />
        <path d="M62 30h9v9h-9zM62 50h9v9h-9zM62 70h9v9h-9z" />
        <path d="m134 92 6-50 8 1-6 50-5 5z" />
      </g>
      <path
        d="M80 35h26M80 55h20M80 75h24"
        strokeDasharray="3 4"
        strokeLinecap="round"
        strokeWidth="1.2"
      />
    </svg>
  )
}
