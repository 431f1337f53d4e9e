import { ListBase, type ListBaseProps } from 'react-admin';
import { FittedAddress } from './address/FittedAddress.tsx';
import { MissingPage } from './address/MissingPage.tsx';
import { useListError } from './address/useListError.ts';

/** A list that keeps its filter, sort and page in the address as a RecordList does; its children render it. */
export function RecordListBase({ resource, children, ...rest }: ListBaseProps) {
  return (
    <FittedAddress resource={resource}>
      <FittedList {...rest}>{children}</FittedList>
    </FittedAddress>
  );
}

function FittedList({ children, queryOptions, ...rest }: ListBaseProps) {
  const onError = useListError();
  return (
    <ListBase storeKey={false} queryOptions={{ onError, ...queryOptions }} {...rest}>
      <MissingPage />
      {children}
    </ListBase>
  );
}
