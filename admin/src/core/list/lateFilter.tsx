import { type ComponentType, Suspense } from 'react';
import { lazyPage } from '../modules/lazyPage.ts';

/**
 * A filter that is loaded when it is first shown, so that a list that is somebody's first page comes without it:
 * `lateFilter(async () => (await import('./DateInput.tsx')).DateInput)`.
 */
export function lateFilter<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Input = lazyPage(load);
  return function LateFilter(props: Props) {
    return (
      <Suspense fallback={null}>
        <Input {...props} />
      </Suspense>
    );
  };
}
