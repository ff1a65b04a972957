import type { PassKind } from '@namma/contract/passes/rules';
import type { Pass } from '@namma/contract/passes/schemas';

export const passKindLabels: Record<PassKind, string> = { trial: 'Trial', day: 'Day pass' };

export const passStateLabels: Record<Pass['state'], string> = {
  open: 'to come',
  used: 'used',
  missed: 'missed',
  void: 'void',
};
