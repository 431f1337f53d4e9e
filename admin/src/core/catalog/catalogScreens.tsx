import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Fact, Facts } from '../fields/Facts.tsx';
import { Changes } from '../changes/Changes.tsx';
import { CreatePage } from '../pages/CreatePage.tsx';
import { EditPage } from '../pages/EditPage.tsx';
import { Section } from '../pages/Section.tsx';
import { ShowPage } from '../pages/ShowPage.tsx';
import { CatalogForm } from './CatalogForm.tsx';
import { CatalogList } from './CatalogList.tsx';

/** The parts that one catalog adds to the screens that all catalogs share. */
export interface CatalogParts {
  /** The schema of the contract for its input: `EquipmentInput`. */
  schema: string;
  /** Its own inputs, between the code and the names. */
  inputs: ReactNode;
  filters: ReactElement[];
  /** Its own columns of the list. */
  columns: ReactElement[];
  /** The content of a card of the list below the name. */
  detail: ReactNode;
  /** The facts of its view, and the lists below them; without a view a row links to the form. */
  view?: { facts: ReactNode; related: ReactNode };
}

/** The screens of a catalog: its list, its form for new and changed types, and its view if it has one. */
export type CatalogScreens = Record<'List' | 'Create' | 'Edit' | 'Show', ComponentType>;

/** Makes the screens of a catalog from its own parts. */
export function catalogScreens(parts: CatalogParts): CatalogScreens {
  const { schema, inputs, filters, columns, detail, view } = parts;
  const form = <CatalogForm of={schema}>{inputs}</CatalogForm>;
  return {
    List: () => (
      <CatalogList filters={filters} detail={detail} hasShow={view !== undefined}>
        {columns}
      </CatalogList>
    ),
    Create: () => <CreatePage to="list">{form}</CreatePage>,
    Edit: () => (
      <EditPage to="list" withChanges={!view}>
        {form}
      </EditPage>
    ),
    Show: () => <CatalogShow {...view} />,
  };
}

function CatalogShow({ facts, related }: Partial<NonNullable<CatalogParts['view']>>) {
  return (
    <ShowPage>
      <Section>
        <Facts>
          <Fact source="code" />
          <Fact source="nameEs" />
          <Fact source="nameEn" />
          {facts}
        </Facts>
      </Section>
      {related}
      <Changes />
    </ShowPage>
  );
}
