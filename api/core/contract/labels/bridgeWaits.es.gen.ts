// Generated from labels.*.yaml by npm run generate.
export const BridgeWait = { direction: 'Dirección', minutes: 'Minutos de espera', seenAt: 'Visto' };
