import { Trans } from '@lingui/react/macro'
import { isAllowed } from '#domain/permissions.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { RestaurantProps } from './restaurant-props.ts'
import { useRestaurantForm } from './use-restaurant-form.ts'

/** Who of those with the role manages this restaurant: they see and change it, and no other that they were not given. */
export function ManagersForm({ restaurant, data, start, onChanged }: RestaurantProps) {
  const known = data.people.map(({ id }) => id)
  const { form, frame } = useRestaurantForm({
    ...{ restaurant, onChanged, method: 'PUT', part: '/managers' },
    saved: { people: known.filter((id) => restaurant.managers.includes(id)).join(' ') },
    bodyOf: ({ values }) => ({ people: values.people.split(' ').filter(Boolean) }),
  })
  const chosen = form.values.people.split(' ')
  return (
    <RecordForm {...frame} canEdit={isAllowed(start, 'people.edit')}>
      <p className="field-hint">
        <Trans>
          Who has the role “Kitchen manager” sees and changes the restaurants that are ticked for
          them, with their kitchens. Owners and managers see them all.
        </Trans>
      </p>
      {data.people.map(({ id, name, email }) => (
        <Checkbox
          checked={chosen.includes(id)}
          key={id}
          label={
            <>
              <bdi>{name}</bdi> <bdi className="ws-quiet">{email}</bdi>
            </>
          }
          name={id}
          onChange={({ target }) =>
            form.change({
              people: known
                .filter((each) => (each === id ? target.checked : chosen.includes(each)))
                .join(' '),
            })
          }
        />
      ))}
      {data.people.length === 0 && (
        <p>
          <span>
            <Trans>Nobody has the role yet.</Trans>
          </span>{' '}
          <PageLink className="link" to="/admin/people">
            <Trans>People and roles</Trans>
          </PageLink>
        </p>
      )}
    </RecordForm>
  )
}
