import { useTheme, useTranslate } from 'react-admin';

/** The chosen theme and how to change it, with the name of the other one. */
export function useThemeChoice() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  return {
    isDark,
    label: translate(isDark ? 'anden.top.lightMode' : 'anden.top.darkMode'),
    toggle: () => setTheme(isDark ? 'light' : 'dark'),
  };
}
