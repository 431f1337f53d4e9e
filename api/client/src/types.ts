import type {
  Client,
  ClientPathsWithMethod,
  FetchResponse,
  MaybeOptionalInit,
} from 'openapi-fetch';
import type { components, paths } from './contract.gen.ts';

/** The schemas of the contract, as `Schemas['Quote']`. */
export type Schemas = components['schemas'];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that can be called with a method. */
export type PathWith<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

/** The parameters and the body of a call. */
export type Init<Path extends PathWith<M>, M extends Method> = MaybeOptionalInit<paths[Path], M>;

/** Left out where a call has no required parameter. */
export type InitArgument<I> = undefined extends I ? [init?: I] : [init: I];

/** The answer's parsed body. */
export type Data<Path extends PathWith<M>, M extends Method, I = object> = NonNullable<
  FetchResponse<paths[Path][M] & object, I, `${string}/${string}`>['data']
>;

/** A call with a method: it returns the answer's data, and throws AndenError when it is refused. */
export type Call<M extends Method> = <Path extends PathWith<M>, I extends Init<Path, M>>(
  path: Path,
  ...init: InitArgument<I>
) => Promise<{ data: Data<Path, M, I>; response: Response }>;

/** The paths of lists with pages. */
export type ListPath = {
  [Path in PathWith<'get'>]: Data<Path, 'get'> extends unknown[]
    ? paths[Path]['get'] extends { parameters: { query?: { offset?: number } } }
      ? Path
      : never
    : never;
}[PathWith<'get'>];

/** A row of a list. */
export type Row<Path extends ListPath> = Data<Path, 'get'> extends (infer R)[] ? R : never;
