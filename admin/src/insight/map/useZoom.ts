import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

export interface Zoom {
  /** Magnifies the middle by a factor, or returns to the whole map. */
  by: (factor: number) => void;
  reset: () => void;
}

const MAX_SCALE = 24;

/**
 * Lets a person move and magnify an element with mouse, wheel and fingers; `onMove` draws the position, at most once
 * a frame. The wheel and one finger scroll the page until the map is magnified, and with Ctrl or two fingers they
 * magnify it.
 */
export function useZoom(
  ref: RefObject<HTMLElement | null>,
  onMove: (transform: ZoomTransform) => void,
): Zoom {
  const draw = useRef(onMove);
  useEffect(() => {
    draw.current = onMove;
  });
  const current = useRef(zoomIdentity);
  const frame = useRef(0);
  const behavior = useMemo(
    () =>
      zoom<HTMLElement, unknown>()
        .scaleExtent([1, MAX_SCALE])
        .filter((event: WheelEvent | TouchEvent | MouseEvent) => {
          if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
          if ('touches' in event) return event.touches.length > 1 || current.current.k > 1;
          return !event.ctrlKey && !event.button;
        })
        .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
          current.current = transform;
          cancelAnimationFrame(frame.current);
          frame.current = requestAnimationFrame(() => draw.current(transform));
        }),
    [],
  );
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    behavior.translateExtent([
      [0, 0],
      [width, height],
    ]);
    select(element).call(behavior).on('dblclick.zoom', null);
    return () => void select(element).on('.zoom', null);
  }, [ref, behavior]);
  return useMemo(
    () => ({
      by: (factor) => ref.current && behavior.scaleBy(select(ref.current), factor),
      reset: () => ref.current && behavior.transform(select(ref.current), zoomIdentity),
    }),
    [ref, behavior],
  );
}
