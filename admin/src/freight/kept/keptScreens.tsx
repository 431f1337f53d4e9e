import type { ComponentType, ReactNode } from 'react';
import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { EditPage } from '../../core/pages/EditPage.tsx';
import { KeptForm } from './KeptForm.tsx';
import { KeptList, type KeptListProps } from './KeptList.tsx';
import { KeptShow } from './KeptShow.tsx';

/** The parts that one kind of record adds to the screens that all records kept by carriers share. */
export interface KeptParts extends KeptListProps {
  /** The resource, and the first part of the keys of its texts: `vehicles`. */
  name: string;
  /** The schema of the contract for its input: `VehicleInput`. */
  schema: string;
  /** The initial values of a new record. */
  start?: object;
  /** The sections of its form, between the carrier and the comments. */
  inputs: ReactNode;
  /** The sections of its view, above the comments. */
  sections: ReactNode;
}

/** The screens of records that carriers keep. */
export type KeptScreens = Record<'List' | 'Create' | 'Edit' | 'Show', ComponentType>;

/** Makes the screens of records that carriers keep, from the parts of one kind. */
export function keptScreens({ name, schema, start, inputs, sections, ...list }: KeptParts) {
  const form = (
    <KeptForm name={name} schema={schema}>
      {inputs}
    </KeptForm>
  );
  return {
    List: () => <KeptList {...list} />,
    Create: () => <CreatePage defaultValues={start}>{form}</CreatePage>,
    Edit: () => <EditPage>{form}</EditPage>,
    Show: () => <KeptShow name={name}>{sections}</KeptShow>,
  } satisfies KeptScreens;
}
