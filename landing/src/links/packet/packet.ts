import { hydrate } from '../../hydration/hydrate.tsx';
import { PacketPage } from './PacketPage.tsx';

hydrate('packet', PacketPage);
