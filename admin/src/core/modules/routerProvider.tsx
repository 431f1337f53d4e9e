import { createContext, useCallback, useContext } from 'react';
import {
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
import { type ResourcePaths, specifiedPath } from './paths.ts';

/** The resources whose paths are turned into the specification's. */
export const SpecifiedResources = createContext<readonly ResourcePaths[]>([]);

/** react-admin on react-router, with the specification's paths (see paths.ts) wherever it links or goes. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link: SpecifiedLink,
  Navigate: SpecifiedNavigate,
  useNavigate: useSpecifiedNavigate,
};

function SpecifiedLink({ to, ...rest }: RouterLinkProps) {
  const resources = useContext(SpecifiedResources);
  return <reactRouterProvider.Link {...rest} to={specifiedTo(to, resources)} />;
}

function SpecifiedNavigate({ to, ...rest }: RouterNavigateProps) {
  const resources = useContext(SpecifiedResources);
  return <reactRouterProvider.Navigate {...rest} to={specifiedTo(to, resources)} />;
}

function useSpecifiedNavigate() {
  const navigate = reactRouterProvider.useNavigate();
  const resources = useContext(SpecifiedResources);
  return useCallback<typeof navigate>(
    (to, options) => navigate(typeof to === 'number' ? to : specifiedTo(to, resources), options),
    [navigate, resources],
  );
}

function specifiedTo<To extends RouterTo>(to: To, resources: readonly ResourcePaths[]): To {
  if (typeof to === 'string') return specifiedPath(to, resources) as To;
  if (typeof to !== 'object' || !to.pathname) return to;
  return { ...to, pathname: specifiedPath(to.pathname, resources) };
}
