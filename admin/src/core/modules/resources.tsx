import { type ComponentType, createElement, type ReactElement } from 'react';
import { CustomRoutes, Navigate, Resource, ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { BarePath } from '../screens/BarePath.tsx';
import type { AdminModule, ModuleRoute } from './AdminModule.ts';

/** react-admin's resource of each module, at the specification's paths: new, {id}/edit, {id}/view. */
export function resourcesOf(modules: readonly AdminModule[]): ReactElement[] {
  return modules.map(resourceOf);
}

/** The pages that modules have besides their resource's four, inside the layout. */
export function customRoutesOf(modules: readonly AdminModule[]): ReactElement {
  const routes = modules.flatMap((module) => [
    ...listsElsewhere(module),
    ...(module.customRoutes ?? []),
  ]);
  return (
    <CustomRoutes>
      {routes.map(({ path, element }) => (
        <Route key={path} path={`/${path}`} element={element} />
      ))}
    </CustomRoutes>
  );
}

/** The list of a module whose list has a path of its own. */
function listsElsewhere({ name, list, listPath }: AdminModule): ModuleRoute[] {
  if (!list || !listPath) return [];
  const element = (
    <ResourceContextProvider value={name}>{createElement(list)}</ResourceContextProvider>
  );
  return [{ path: listPath, element }];
}

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
      {page('new', create)}
      {page(':id/edit/*', edit)}
      {page(':id/view/*', show)}
      <Route path=":id/*" element={<BarePath canEdit={!!edit} canShow={!!show} />} />
    </Resource>
  );
}

function page(path: string, screen?: ComponentType) {
  return screen && <Route key={path} path={path} element={createElement(screen)} />;
}
