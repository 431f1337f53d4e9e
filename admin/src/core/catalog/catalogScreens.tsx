import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Fact, Facts } from '../fields/Facts.tsx';
import { Changes } from '../changes/Changes.tsx';
import { CreatePage } from '../pages/CreatePage.tsx';
import { EditPage } from '../pages/EditPage.tsx';
import { Section } from '../pages/Section.tsx';
import { ShowPage } from '../pages/ShowPage.tsx';
import { type CatalogField, cellOf, columnOf, filterOf, inputOf } from './catalogFields.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import { CatalogList } from './CatalogList.tsx';

/** The parts that one catalog adds to the screens that all catalogs share. */
export interface CatalogParts {
  /** The schema of the contract for its input: `EquipmentInput`. */
  schema: string;
  /** Its own fields, in the order of the form. */
  fields: CatalogField[];
  /** Columns that show several fields, before those of its fields. */
  columns?: ReactElement[];
  /** The content of a card of the list below the name; the first of its fields by default. */
  detail?: ReactNode;
  /** The lists below the facts of its view; without them a row links to the form. */
  related?: ReactNode;
}

/** The screens of a catalog: its list, its form for new and changed types, and its view if it has one. */
export type CatalogScreens = Record<'List' | 'Create' | 'Edit' | 'Show', ComponentType>;

/** Makes the screens of a catalog from its own parts. */
export function catalogScreens(parts: CatalogParts): CatalogScreens {
  const { schema, fields, columns = [], detail = cellOf(fields[0]!), related } = parts;
  const form = <CatalogForm of={schema}>{fields.map((one) => inputOf(schema, one))}</CatalogForm>;
  const filters = fields.flatMap((one) => filterOf(schema, one));
  return {
    List: () => (
      <CatalogList filters={filters} detail={detail} hasShow={related !== undefined}>
        {columns}
        {fields.flatMap((one) => columnOf(schema, one))}
      </CatalogList>
    ),
    Create: () => <CreatePage to="list">{form}</CreatePage>,
    Edit: () => (
      <EditPage to="list" withChanges={!related}>
        {form}
      </EditPage>
    ),
    Show: () => <CatalogShow fields={fields} related={related} />,
  };
}

function CatalogShow({ fields, related }: Pick<CatalogParts, 'fields' | 'related'>) {
  return (
    <ShowPage>
      <Section>
        <Facts>
          <Fact source="code" />
          <Fact source="nameEs" />
          <Fact source="nameEn" />
          {fields.map((one) => (
            <Fact key={one.source} source={one.source}>
              {cellOf(one)}
            </Fact>
          ))}
        </Facts>
      </Section>
      {related}
      <Changes />
    </ShowPage>
  );
}
