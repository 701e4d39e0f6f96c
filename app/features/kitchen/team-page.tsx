import '#app/styles/kitchen.css'
import { Trans } from '@lingui/react/macro'
import type { KitchenTeam } from '#domain/kitchen.schema.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { TeamDishes } from './team-dishes.tsx'
import { TeamPeople } from './team-people.tsx'
import { TeamScreens } from './team-screens.tsx'
import { TeamStations } from './team-stations.tsx'
import { useTeams } from './use-teams.ts'

/** The screens of the kitchens, the people who work at them, and the stations: codes, PINs, and which dish is made where. */
export function TeamPage({ teams: read }: { teams: KitchenTeam }) {
  const { teams, write } = useTeams(read)
  const { mayEdit } = teams
  return (
    <div className="kitchen kteam" data-theme="dark">
      <header className="kbar">
        <h1>
          <Trans>Screens and people</Trans>
        </h1>
        <span className="gap" />
        <PageLink className="kbtn" to="/kitchen/dashboard">
          <Trans>To the kitchen</Trans>
        </PageLink>
      </header>
      <main id="main" tabIndex={-1}>
        {teams.restaurants.length === 0 && (
          <p>
            <Trans>You manage no restaurant yet. An owner can give you one.</Trans>
          </p>
        )}
        {teams.restaurants.map((team) => (
          <section aria-labelledby={`team-${team.id}`} key={team.id}>
            <header>
              <h2 id={`team-${team.id}`}>
                <bdi>{team.name}</bdi>
              </h2>
              <PageLink className="kbtn" to={`/public-queue/${team.id}`}>
                <Trans>Screen for guests</Trans>
              </PageLink>
            </header>
            <div className="kteam-parts">
              <TeamScreens mayEdit={mayEdit} team={team} write={write} />
              <TeamPeople mayEdit={mayEdit} team={team} write={write} />
              <TeamStations mayEdit={mayEdit} team={team} write={write} />
            </div>
            {team.stations.length > 0 && <TeamDishes mayEdit={mayEdit} team={team} write={write} />}
          </section>
        ))}
      </main>
    </div>
  )
}
