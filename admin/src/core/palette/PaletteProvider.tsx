import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { lazyPage } from '../modules/lazyPage.ts';

const Palette = lazyPage(async () => (await import('./Palette.tsx')).Palette);

const PaletteContext = createContext<{ open: () => void }>({ open: () => undefined });

/** Opens the palette from anywhere below the layout. */
export function usePalette(): { open: () => void } {
  return useContext(PaletteContext);
}

/** Provides the palette, which Ctrl-K or ⌘-K opens and closes. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const palette = useMemo(() => ({ open: () => setOpen(true) }), []);
  useShortcut(() => setOpen((wasOpen) => !wasOpen));
  return (
    <PaletteContext.Provider value={palette}>
      {children}
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PaletteContext.Provider>
  );
}

function useShortcut(act: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
