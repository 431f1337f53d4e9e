import { expect } from 'chai';
import { loadContract } from '../../../core/contract/document.ts';
import type { Module } from '../../../core/modules/module.ts';
import * as modules from '../../../process/modules.ts';

describe('The kinds of links of the contract', () => {
  it('are each declared by one module', () => {
    const declared = Object.values(modules).flatMap(({ links = [] }: Module) => links);
    const { LinkKind } = loadContract().components.schemas as Record<string, { enum: string[] }>;
    const kinds = declared.map(({ kind }) => kind);
    expect(kinds.toSorted()).to.deep.equal(LinkKind!.enum.toSorted());
  });
});
