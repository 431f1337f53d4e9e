import { type ComponentType, createElement, type ReactElement } from 'react';
import { CustomRoutes, Navigate, Resource, ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { BarePath } from '../screens/BarePath.tsx';
import type { AdminModule, ModuleRoute } from './AdminModule.ts';
import { lazyPage } from './lazyPage.ts';

/** react-admin's resource of each module, at the specification's paths: new, {id}/edit, {id}/view. */
export function resourcesOf(modules: readonly AdminModule[]): ReactElement[] {
  return modules.map(resourceOf);
}

/** The modules' pages besides the four of their resource, inside the layout. */
export function customRoutesOf(modules: readonly AdminModule[]): ReactElement {
  const routes = modules.flatMap((module) => [
    ...listsElsewhere(module),
    ...importsOf(module),
    ...(module.customRoutes ?? []),
  ]);
  return (
    <CustomRoutes>
      {routes.map(({ path, page }) => (
        <Route key={path} path={`/${path}`} element={createElement(page)} />
      ))}
    </CustomRoutes>
  );
}

/** The route of a list that has a path of its own. */
function listsElsewhere({ name, list, listPath }: AdminModule): ModuleRoute[] {
  return list && listPath ? [{ path: listPath, page: within(name, list) }] : [];
}

function importsOf({ name, hasImport, importPage = ImportPage }: AdminModule): ModuleRoute[] {
  return hasImport ? [{ path: `${name}/load`, page: within(name, importPage) }] : [];
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
      list={module.listPath ? <Navigate to={`/admin/${module.listPath}`} replace /> : list}
      hasCreate={!!create}
      hasEdit={!!edit}
      hasShow={!!show}
      recordRepresentation={module.recordRepresentation}
      options={module.options}
    >
      {screenAt('new', create)}
      {screenAt(':id/edit/*', edit)}
      {screenAt(':id/view/*', show)}
      <Route path=":id/*" element={<BarePath canEdit={!!edit} canShow={!!show} />} />
    </Resource>
  );
}

function screenAt(path: string, screen?: ComponentType) {
  return screen && <Route key={path} path={path} element={createElement(screen)} />;
}
