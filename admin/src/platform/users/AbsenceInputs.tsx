import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider, useRecordContext } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { FormSection } from '../../core/pages/FormSection.tsx';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import type { User } from './user.ts';

/** The inputs for the days on which a user is away, and the colleague who covers; nothing for a new user. */
export function AbsenceInputs() {
  const id = useRecordContext<User>()?.id;
  const colleagues = useColleagues(id);
  if (id === undefined) return null;
  return (
    <FormSection title="users.absence.title" hint="users.absence.hint">
      <DateInput {...field('Absence', 'awayFrom')} />
      <DateInput {...field('Absence', 'awayUntil')} />
      <SelectInput
        {...field('Absence', 'coveredBy')}
        choices={colleagues}
        translateChoice={false}
        parse={orNull}
        resettable
        helperText={colleagues.length === 0 && 'users.absence.nobody'}
      />
    </FormSection>
  );
}

function useColleagues(id: User['id'] | undefined): Schemas['Colleague'][] {
  const { read } = useDataProvider<AndenDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['users', 'colleagues', id],
    queryFn: async () => (await read<Schemas['Colleague'][]>(`users/${id}/colleagues`)).data,
    enabled: id !== undefined,
  });
  return data;
}

function orNull(id: string): string | null {
  return id || null;
}
