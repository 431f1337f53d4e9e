import { type ComponentType, createElement, type ReactElement } from 'react';
import { CustomRoutes, Navigate, Resource, ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { BarePath } from '../screens/BarePath.tsx';
import { NotFound } from '../screens/NotFound.tsx';
import type { AdminModule, ModuleRoute } from './AdminModule.ts';
import { lazyPage } from './lazyPage.ts';
import { Permitted } from './Permitted.tsx';

/** react-admin's resource of each module, at the specification's paths: new, {id}/edit, {id}/view. */
export function resourcesOf(modules: readonly AdminModule[]): ReactElement[] {
  return modules.map(resourceOf);
}

/** The modules' pages besides the four of their resource, inside the layout. */
export function customRoutesOf(modules: readonly AdminModule[]): ReactElement {
  return (
    <CustomRoutes>
      {modules.map((module) =>
        [...listsElsewhere(module), ...importsOf(module), ...(module.customRoutes ?? [])].map(
          (route) => (
            <Route key={route.path} path={`/${route.path}`} element={pageOf(module.name, route)} />
          ),
        ),
      )}
    </CustomRoutes>
  );
}

/** The route of a list that has a path of its own. */
function listsElsewhere({ name, list, listPath }: AdminModule): ModuleRoute[] {
  return list && listPath ? [{ path: listPath, page: within(name, list) }] : [];
}

function importsOf({ name, hasImport, importPage = ImportPage }: AdminModule): ModuleRoute[] {
  return hasImport
    ? [{ path: `${name}/load`, page: within(name, importPage), action: 'load' }]
    : [];
}

function within(resource: string, screen: ComponentType): ComponentType {
  return () => (
    <ResourceContextProvider value={resource}>{createElement(screen)}</ResourceContextProvider>
  );
}

const ImportPage = lazyPage(async () => (await import('../import/ImportPage.tsx')).ImportPage);

function resourceOf({
  name,
  icon,
  list,
  create,
  edit,
  show,
  ...module
}: AdminModule): ReactElement {
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      list={listOf(name, list, module.listPath)}
      hasCreate={!!create}
      hasEdit={!!edit}
      hasShow={!!show}
      recordRepresentation={module.recordRepresentation}
      options={module.options}
    >
      {screenAt('new', pageOf(name, { page: create, action: 'create' }))}
      {screenAt(':id/edit/*', pageOf(name, { page: edit, action: 'edit' }))}
      {screenAt(':id/view/*', pageOf(name, { page: show, action: 'show' }))}
      {!list && <Route index element={<NotFound />} />}
      <Route path=":id/*" element={<BarePath canEdit={!!edit} canShow={!!show} />} />
    </Resource>
  );
}

function listOf(name: string, list?: ComponentType, path?: string) {
  return path ? <Navigate to={`/admin/${path}`} replace /> : pageOf(name, { page: list });
}

function screenAt(path: string, screen?: ReactElement) {
  return screen && <Route key={path} path={path} element={screen} />;
}

/** A page for those who may open it. */
function pageOf(
  resource: string,
  { page, action = 'list', isFor }: Partial<ModuleRoute>,
): ReactElement | undefined {
  return (
    page && (
      <Permitted resource={resource} action={action} isFor={isFor}>
        {createElement(page)}
      </Permitted>
    )
  );
}
