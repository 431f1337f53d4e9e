import { abilities, authorize } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Download } from '../../core/files/download.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { contentOf } from './content.ts';
import { coverOf } from './cover.ts';
import { packetPolicy as may } from './policy.ts';
import * as packets from './service.ts';

/** HTTP for packets: the carrier's own, and what a link or a number shows of one. */
export default function routes({ env }: Pick<ModuleContext, 'env'>) {
  return {
    async listPackets({ actor, query }) {
      authorize(may.list(actor));
      return packets.list(actor, query);
    },

    async sendPacket({ actor, body, now, locale }) {
      return presentPacket(actor, await packets.send(actor, body, { now, locale }));
    },

    async revokePacket({ actor, params, now }) {
      return presentPacket(actor, await packets.revoke(actor, params.id, now));
    },

    async getPacketCover({ actor, params, now }) {
      authorize(may.show(actor));
      const packet = await packets.find(actor, params.id);
      const { language } = packet;
      const content = await contentOf(packet, language, now);
      return new Download(await coverOf(content, language, env.publicUrl));
    },

    async verifyPacket({ body, now, locale }) {
      return contentOf(await packets.byNumber(body.number), locale, now);
    },

    async getOpenedPacket({ actor, now, locale }) {
      return contentOf(await packets.packetOfLink(actor), locale, now);
    },

    async getOpenedPacketCover({ actor, now, locale }) {
      const content = await contentOf(await packets.packetOfLink(actor), locale, now);
      return new Download(await coverOf(content, locale, env.publicUrl));
    },

    async getOpenedPacketFile({ actor, params }) {
      return new Download(
        await packets.fileOf(await packets.packetOfLink(actor), params.documentId),
      );
    },
  } satisfies Handlers;
}

function presentPacket(actor: Actor, packet: Schemas['Packet']) {
  return { ...packet, can: abilities(may, actor) };
}
