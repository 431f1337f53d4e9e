import { useResourceContext, useTranslate } from 'react-admin';

/**
 * Returns a function that finds the message key of a text that a resource may have of its own: for `archive.action`
 * `resources.users.archive.action` where users have this text, else `anden.archive.action`.
 */
export function useOwnKey(): (name: string) => string {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (name) => {
    const ownKey = `resources.${resource}.${name}`;
    return translate(ownKey, { _: '' }) === '' ? `anden.${name}` : ownKey;
  };
}
