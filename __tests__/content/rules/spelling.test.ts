import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('spelling')
