/** Whether somebody looks at what can be done where their ship lies, before it sails (SS-16). */

export class Landing {
  opened = $state(false);
}
