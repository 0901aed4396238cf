import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('structure')
