import { useCallback } from 'react';
import {
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
import { type ResourcePaths, specifiedPath } from './paths.ts';
import { useProduct } from './product.ts';

/** react-admin's provider for react-router, which turns its paths into the specification's (see paths.ts). */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: SpecifiedLink,
  Navigate: SpecifiedNavigate,
  useNavigate: useSpecifiedNavigate,
};

function SpecifiedLink({ to, ...rest }: RouterLinkProps) {
  const resources = useProduct().modules;
  return <reactRouterProvider.Link {...rest} to={specifiedTo(to, resources)} />;
}

function SpecifiedNavigate({ to, ...rest }: RouterNavigateProps) {
  const resources = useProduct().modules;
  return <reactRouterProvider.Navigate {...rest} to={specifiedTo(to, resources)} />;
}

function useSpecifiedNavigate() {
  const navigate = reactRouterProvider.useNavigate();
  const resources = useProduct().modules;
  return useCallback<typeof navigate>(
    (to, options) => navigate(typeof to === 'number' ? to : specifiedTo(to, resources), options),
    [navigate, resources],
  );
}

/** Returns a function that turns a path of react-admin into the specification's. */
export function useSpecifiedPath(): (path: string) => string {
  const { modules } = useProduct();
  return (path) => specifiedPath(path, modules);
}

function specifiedTo<To extends RouterTo>(to: To, resources: readonly ResourcePaths[]): To {
  if (typeof to === 'string') return specifiedPath(to, resources) as To;
  if (typeof to !== 'object' || !to.pathname) return to;
  return { ...to, pathname: specifiedPath(to.pathname, resources) };
}
