import { useEffect, useState } from 'react';
import { equipments } from '../api.ts';

/** The types of equipment in the page's language; none until the API has answered. */
export function useEquipments(): { id: string; name: string }[] {
  const [list, setList] = useState<{ id: string; name: string }[]>([]);
  useEffect(() => {
    let isOpen = true;
    equipments()
      .then((answer) => isOpen && setList(answer))
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, []);
  return list;
}
