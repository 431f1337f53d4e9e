import { type ComponentType, createElement, type ReactElement } from 'react';
import { CustomRoutes, Navigate, Resource, ResourceContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { BarePath } from './layout/BarePath.tsx';
import type { Room, RoomRoute } from './room.ts';

/** react-admin's resource of each room, at the specification's paths: new, {id}/edit, {id}/view. */
export function resourcesOf(rooms: readonly Room[]): ReactElement[] {
  return rooms.map(resourceOf);
}

/** The pages that rooms have besides their resource's four, inside the layout. */
export function customRoutesOf(rooms: readonly Room[]): ReactElement {
  const routes = rooms.flatMap((room) => [...listsElsewhere(room), ...(room.customRoutes ?? [])]);
  return (
    <CustomRoutes>
      {routes.map(({ path, element }) => (
        <Route key={path} path={`/${path}`} element={element} />
      ))}
    </CustomRoutes>
  );
}

/** The list of a room whose list has a path of its own. */
function listsElsewhere({ name, list, listPath }: Room): RoomRoute[] {
  if (!list || !listPath) return [];
  const element = (
    <ResourceContextProvider value={name}>{createElement(list)}</ResourceContextProvider>
  );
  return [{ path: listPath, element }];
}

function resourceOf({ name, icon, list, create, edit, show, ...room }: Room): ReactElement {
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      list={room.listPath ? <Navigate to={`/admin/${room.listPath}`} replace /> : list}
      hasCreate={!!create}
      hasEdit={!!edit}
      hasShow={!!show}
      recordRepresentation={room.recordRepresentation}
      options={room.options}
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
